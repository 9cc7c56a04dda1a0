// The package's types describe its ES module, but its `main`, which Node imports by default, is the CommonJS one.
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js'
  export default function bidiFactory(): Bidi
}
