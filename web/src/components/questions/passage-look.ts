import { deviceSettings } from '@/lib/storage/device-settings'

/** Whether passages are shown as 'text' or 'picture' on this device, as was last chosen; empty until then. */
export const usePassageLook = deviceSettings<{ look: string }>('passage-look', { look: '' })
