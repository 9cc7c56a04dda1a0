import { internationalPhone } from '#app/accounts/domain/phone'
import type { AcademySettings } from '#app/platform/settings/academy_settings'

/** The settings on the wire of `GET /pengaturan`. */
export function publicSettings(settings: AcademySettings) {
  return {
    namaAkademi: settings.academyName,
    /** Digits for wa.me, or null when there is no chat. */
    nomorWa: settings.whatsappNumber ? internationalPhone(settings.whatsappNumber) : null,
    /** Path of the QRIS picture, or null while payments can't be taken. */
    qris: settings.qrisText ? '/uploads/qris.svg' : null,
    qrisContoh: settings.qrisIsSample,
  }
}
