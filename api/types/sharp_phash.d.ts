/** The package's own types name a default export that a CommonJS module doesn't have. */
declare module 'sharp-phash' {
  import type { SharpInput, SharpOptions } from 'sharp'

  /** The perceptual hash of a picture as 64 digits, 0 or 1. */
  function phash(image: SharpInput, options?: SharpOptions): Promise<string>
  export = phash
}
