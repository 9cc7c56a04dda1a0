import { readRescueFile, RESCUE_NAME_PATTERN } from '../../../../api/contracts/rescue.ts'
import type { KioskRescue } from '../../../../web/src/platform/kiosk-bridge.ts'

/**
 * The rescue file that came over the bridge; null for anything that isn't one. It is written to the operator's stick
 * under this name, so the name may not lead anywhere and the text may be nothing else.
 */
export function rescueOf(value: unknown): KioskRescue | null {
  if (typeof value !== 'object' || value === null) return null
  const { name, text } = value as Partial<Record<keyof KioskRescue, unknown>>
  if (typeof name !== 'string' || !RESCUE_NAME_PATTERN.test(name)) return null
  if (typeof text !== 'string') return null
  const file = readRescueFile(text)
  return file && { name, text: JSON.stringify(file) }
}
