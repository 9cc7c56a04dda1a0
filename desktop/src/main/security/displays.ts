/** Settings for computers with more than one display. */
export const DISPLAY_RULES = ['blank', 'refuse'] as const
export type DisplayRule = (typeof DISPLAY_RULES)[number]

interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

export interface Display {
  id: number
  bounds: Bounds
}

export interface DisplayVerdict {
  /** Displays that get a black window. */
  blank: Display[]
  /** Why the exam may not run, or null if it may. */
  refusal: string | null
}

/**
 * Decides about the displays of this computer. The system counts mirrored displays as one.
 * @param displays all displays of the system
 * @param mainId the one with the exam
 * @param canCover whether a window can be placed on a display: not on Wayland
 */
export function judgeDisplays(
  displays: readonly Display[],
  mainId: number,
  rule: DisplayRule,
  canCover: boolean
): DisplayVerdict {
  const others = displays.filter(({ id }) => id !== mainId)
  if (others.length === displays.length)
    return { blank: [], refusal: 'Layar utama tidak ditemukan. Periksa kabel monitor.' }
  if (others.length > 0 && (rule === 'refuse' || !canCover))
    return {
      blank: canCover ? others : [],
      refusal: `Ada ${displays.length} layar. Lepaskan layar tambahan, ujian hanya memakai satu layar.`,
    }
  return { blank: others, refusal: null }
}
