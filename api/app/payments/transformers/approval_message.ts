import type { Confirmation } from '#app/payments/actions/decide_payment'
import { appUrl } from '#config/app'
import { SCREENS } from '#contracts/paths'
import { internationalPhone } from '#contracts/phone'

/** Where the learner starts the exam. */
const ADDRESS = new URL(SCREENS.packages, appUrl).href

interface Approval extends Confirmation {
  address?: string
}

/** A WhatsApp link with the approval message for the learner; the admin sends it. */
export function approvalLink({
  name,
  nohp,
  packageName,
  academyName,
  address = ADDRESS,
}: Approval): string {
  const text =
    `Halo ${name}, pembayaran Anda untuk ${packageName} sudah kami konfirmasi. ` +
    `Silakan kerjakan simulasinya di ${address}. Selamat mengerjakan!\n\n${academyName}`
  return `https://wa.me/${internationalPhone(nohp)}?text=${encodeURIComponent(text.toWellFormed())}`
}
