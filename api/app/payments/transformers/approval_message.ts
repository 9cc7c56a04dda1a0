import type { Confirmation } from '#app/payments/actions/decide_payment'
import { appUrl } from '#config/app'
import { SCREENS } from '#contracts/paths'
import { approvalText, whatsappLink } from '#contracts/payment_messages'

/** Where the learner starts the exam. */
const ADDRESS = new URL(SCREENS.packages, appUrl).href

interface Approval extends Confirmation {
  address?: string
}

/** A WhatsApp link with the approval message for the learner; the admin sends it. */
export function approvalLink({ nohp, address = ADDRESS, ...payment }: Approval): string {
  return whatsappLink(nohp, approvalText(payment, address))
}
