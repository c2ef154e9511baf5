declare module "katta:texts/*" {
  const source: string;
  export default source;
}

declare module "katta:lessons/*" {
  const source: string;
  export default source;
}

declare module "katta:rules/*" {
  const source: string;
  export default source;
}
