import { internationalPhone } from '#contracts/phone'

export interface Approval {
  name: string
  /** Canonical. */
  nohp: string
  packageName: string
  academyName: string
  /** Where the learner starts the exam. */
  address: string
}

/** A WhatsApp link with the approval message for the learner; the admin sends it. */
export function approvalLink({ name, nohp, packageName, academyName, address }: Approval): string {
  const text =
    `Halo ${name}, pembayaran Anda untuk ${packageName} sudah kami konfirmasi. ` +
    `Silakan kerjakan simulasinya di ${address}. Selamat mengerjakan!\n\n${academyName}`
  return `https://wa.me/${internationalPhone(nohp)}?text=${encodeURIComponent(text.toWellFormed())}`
}
