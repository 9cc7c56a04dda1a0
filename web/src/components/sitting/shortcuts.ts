import { deviceSettings } from '@/lib/storage/device-settings'

/** Whether single keys choose answers and move on this device; some people's tools press keys by themselves. */
export const useShortcuts = deviceSettings<{ isOn: boolean }>('test-shortcuts', { isOn: true })
