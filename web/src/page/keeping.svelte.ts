/** Whether the tables of this page are kept on the device. */

class Keeping {
  isKept = $state(true);
}

export const keeping = new Keeping();
