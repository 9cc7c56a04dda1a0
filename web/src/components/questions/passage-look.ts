import { deviceSettings } from '@/lib/storage/device-settings'

/** Whether this device last showed passages as 'text' or as 'picture', or empty before the first choice. */
export const usePassageLook = deviceSettings<{ look: string }>('passage-look', { look: '' })
