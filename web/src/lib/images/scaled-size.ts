/** Pixels. Passage scans stay readable, and a phone's photo of a receipt shrinks to a tenth. */
export const MAX_IMAGE_EDGE = 1600

export interface Size {
  width: number
  height: number
}

/**
 * The size in whole pixels, scaled down to `maxEdge` on the longer edge with the same proportions. Small pictures keep
 * their size, and no edge gets shorter than one pixel.
 */
export function scaledSize({ width, height }: Size, maxEdge = MAX_IMAGE_EDGE): Size {
  const factor = Math.min(1, maxEdge / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
