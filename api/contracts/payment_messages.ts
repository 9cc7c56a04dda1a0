/** The messages about a decided payment, which an admin sends to its buyer by WhatsApp. */

import { internationalPhone } from './phone.ts'

interface DecidedPayment {
  /** The buyer's. */
  name: string
  packageName: string
  academyName: string
}

/** @param address where the exam is started */
export function approvalText(
  { name, packageName, academyName }: DecidedPayment,
  address: string
): string {
  return (
    `Halo ${name}, pembayaran Anda untuk ${packageName} sudah kami konfirmasi. ` +
    `Silakan kerjakan simulasinya di ${address}. Selamat mengerjakan!\n\n${academyName}`
  )
}

/** @param address where a proof is sent again */
export function rejectionText(
  { name, packageName, academyName, reason }: DecidedPayment & { reason: string },
  address: string
): string {
  return (
    `Halo ${name}, pembayaran Anda untuk ${packageName} belum dapat kami terima. ` +
    `Alasannya: ${reason}\nSilakan kirim ulang buktinya di ${address}.\n\n${academyName}`
  )
}

/**
 * A WhatsApp link with a message, which the admin sends.
 * @param nohp canonical
 */
export function whatsappLink(nohp: string, text: string): string {
  // Half of a pair can't be encoded.
  const wellFormed = text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `https://wa.me/${internationalPhone(nohp)}?text=${encodeURIComponent(wellFormed)}`
}
