import { deviceSettings } from '@/lib/storage/device-settings'

export const DEFAULT_SHARES = { above: 48, beside: 54 }

/** The passage's share of the space for passage and question on this device, in per cent: above it, and beside it. */
export const useSplit = deviceSettings('passage-share', DEFAULT_SHARES)

/** Beyond these, options or lines of the passage would be cut off. */
export const SHARE_LIMITS = { min: 30, max: 70 } as const

/** Clamps a share to the limits, because a device may have stored one before the limits existed. */
export function shareWithin(share: number): number {
  return Math.round(Math.min(SHARE_LIMITS.max, Math.max(SHARE_LIMITS.min, share)))
}
