import { SCREENS } from '@lulus/api/contracts/paths'
import { approvalText, rejectionText, whatsappLink } from '@lulus/api/contracts/payment_messages'
import type { PaymentRow } from '@/features/admin-payments/api/payments'

type Told = Pick<
  PaymentRow,
  'status' | 'userNohp' | 'User' | 'nama_paket' | 'alasanPenolakan' | 'dikembalikan'
>

/**
 * The WhatsApp link with which the buyer of a decided payment is told the outcome; null while it waits, and after its
 * money was paid back.
 * @param origin of this site, `https://lulus.example`
 */
export function buyerMessage(
  payment: Told,
  { academyName, origin }: { academyName: string; origin: string }
): string | null {
  const { status, userNohp, User: buyer, nama_paket: packageName, alasanPenolakan } = payment
  const told = { name: buyer.nama, packageName, academyName }
  const address = new URL(SCREENS.packages, origin).href
  if (status === 'confirmed' && payment.dikembalikan === 0)
    return whatsappLink(userNohp, approvalText(told, address))
  if (status === 'rejected')
    return whatsappLink(
      userNohp,
      rejectionText({ ...told, reason: alasanPenolakan ?? '-' }, address)
    )
  return null
}
