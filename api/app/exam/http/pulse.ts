import type { Infer } from '@vinejs/vine/types'
import { deviceName } from '#app/accounts/domain/device_name'
import type { Pulse } from '#app/exam/calls/contacts'
import type { pulseValidator } from '#app/exam/validators'

/** A pulse as its page sent it. What it doesn't tell is unknown. */
export function toPulse(body: Infer<typeof pulseValidator>, userAgent: string | undefined): Pulse {
  return {
    unsent: body.belumTerkirim,
    page: body.page ?? null,
    isPlaying: body.memutar ?? null,
    isVisible: body.terlihat ?? null,
    battery: body.baterai ?? null,
    isCharging: body.mengisi ?? null,
    device: userAgent === undefined ? null : deviceName(userAgent),
  }
}
