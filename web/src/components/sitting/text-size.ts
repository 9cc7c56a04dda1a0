import type { CSSProperties } from 'react'
import { deviceSettings } from '@/lib/storage/device-settings'

const SIZES = [1, 1.125, 1.375] as const

/** The chosen text size for an element, and the scale of a passage's picture that goes with it. */
export const useTextSize = deviceSettings<{ step: number }>('test-text-size', { step: 1 })

/** The chosen size for everything in the element, and how much larger a passage's picture is drawn for it. */
export function useTextStyle(): CSSProperties {
  const size = SIZES[useTextSize(({ step }) => step)] ?? SIZES[1]
  return { fontSize: `${size}rem`, '--picture-scale': Math.max(1, size / SIZES[1]) }
}
