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

/** A link that opens WhatsApp with the news of an approval, written and addressed, for the admin to send. */
export function approvalLink({ name, nohp, packageName, academyName, address }: Approval): string {
  const text =
    `Halo ${name}, pembayaran Anda untuk ${packageName} sudah kami konfirmasi. ` +
    `Silakan kerjakan simulasinya di ${address}. Selamat mengerjakan!\n\n${academyName}`
  return `https://wa.me/${internationalPhone(nohp)}?text=${encodeURIComponent(text.toWellFormed())}`
}
