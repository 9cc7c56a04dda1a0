import { deviceSettings } from '@/lib/storage/device-settings'

/** The passage's share of the room for passage and question on this device, in per cent: above it, and beside it. */
export const useSplit = deviceSettings('passage-share', { above: 48, beside: 54 })

export const SHARE_LIMITS = { min: 20, max: 80 } as const
