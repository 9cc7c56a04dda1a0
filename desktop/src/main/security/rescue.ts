import { readRescueFile, RESCUE_NAME_PATTERN } from '../../../../api/contracts/rescue.ts'
import type { KioskRescue } from '../../../../web/src/platform/kiosk-bridge.ts'

/**
 * The rescue file received over the bridge, or null for anything else. It is written to the operator's USB stick under
 * its own name, so the name must not contain a path and the text must be a rescue file.
 */
export function rescueOf(value: unknown): KioskRescue | null {
  if (typeof value !== 'object' || value === null) return null
  const { name, text } = value as Partial<Record<keyof KioskRescue, unknown>>
  if (typeof name !== 'string' || !RESCUE_NAME_PATTERN.test(name)) return null
  if (typeof text !== 'string') return null
  const file = readRescueFile(text)
  return file && { name, text: JSON.stringify(file) }
}
