import type { CertificatePicture } from '#contracts/certificates'
import { internationalPhone } from '#contracts/phone'
import type { AcademySettings, TestimonialPicture } from '#app/academy/actions/academy_settings'
import { uploadPath } from '#app/platform/uploads/stored_files'

/** The settings on the wire of `GET /pengaturan`. */
export function publicSettings(settings: AcademySettings, { isDemo }: { isDemo: boolean }) {
  return {
    ...shownSettings(settings),
    /** Whether the server shows a demo; then everybody may see its test page. */
    demo: isDemo,
    /** Digits for wa.me, or null when there is no chat. */
    nomorWa: settings.whatsappNumber ? internationalPhone(settings.whatsappNumber) : null,
    /** Path of the QRIS picture; null when payments can't be accepted. */
    qris: settings.qrisText ? '/uploads/qris.svg' : null,
  }
}

/** The settings for the admins' form. */
export function adminSettings(settings: AcademySettings) {
  return {
    ...shownSettings(settings),
    awalanNomor: settings.certificatePrefix,
    polaNomor: settings.numberPattern,
    penandaTangan: settings.signatory || null,
    jabatan: settings.signatoryPosition || null,
    /** Paths that only admins with this capability can read; null without a picture. */
    tandaTangan: picturePath('tanda-tangan', settings.signature),
    stempel: picturePath('stempel', settings.stamp),
    /** Years; null for ever. */
    masaBerlaku: settings.validYears || null,
    /** Canonical, or null. */
    nomorWa: settings.whatsappNumber || null,
    qrisTeks: settings.qrisText || null,
  }
}

/** With the stored name, so that another picture has another address. */
function picturePath(picture: CertificatePicture, file: string) {
  return file === '' ? null : `/admin/pengaturan/sertifikat/${picture}?v=${file.slice(0, 8)}`
}

function shownSettings(settings: AcademySettings) {
  return {
    namaAkademi: settings.academyName,
    logo: uploadPath('logo', settings.logo || null),
    qrisContoh: settings.qrisIsSample,
    nominalUnik: settings.usesUniqueAmounts,
    linkChannel: settings.channelUrl || null,
    kursus: {
      judul: settings.courseTitle,
      teks: settings.courseText,
      pesan: settings.courseMessage,
    },
    testimoni: settings.testimonials.map(({ name, about, text, picture }) => ({
      nama: name,
      asal: about || null,
      isi: text,
      ...(picture && { gambar: shownPicture(picture) }),
    })),
  }
}

function shownPicture({ file, width, height, alt }: TestimonialPicture) {
  return {
    path: uploadPath('testimoni', file),
    lebar: width,
    tinggi: height,
    keterangan: alt || null,
  }
}
