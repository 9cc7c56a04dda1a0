/** Pixels; passage scans stay readable, and a phone's photo of a receipt shrinks to a tenth. */
export const MAX_IMAGE_EDGE = 1600

export interface Size {
  width: number
  height: number
}

/**
 * The size in whole pixels with the longer edge at most `maxEdge` and the same proportions.
 * A small picture keeps its size; no edge becomes shorter than one pixel.
 */
export function scaledSize({ width, height }: Size, maxEdge = MAX_IMAGE_EDGE): Size {
  const factor = Math.min(1, maxEdge / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
