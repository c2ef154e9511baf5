"""The games as WebAssembly beside the same games natively."""
