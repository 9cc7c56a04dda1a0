import db from '@adonisjs/lucid/services/db'
import { findByUser, searchByUser } from '#app/listing/search/listed_by_user'
import type { PaymentStatus, PaymentColumn } from '#contracts/payments'
import type { ListQuery } from '#app/listing/pages/list_query'
import type { Listing } from '#app/listing/pages/listing'
import Payment from '#app/payments/models/payment'

export interface PaymentRow {
  id: number
  nohp: string
  name: string
  package_name: string
  amount: number
  /** Null once old proofs were removed. */
  proof: string | null
  status: PaymentStatus
  rejection_reason: string | null
  created_at: number | string
}

const SORT_COLUMNS: Record<PaymentColumn, string> = {
  createdAt: 'payments.created_at',
  userNohp: 'payments.current_nohp',
  nama: 'payments.current_name',
  nama_paket: 'payments.package_name',
  amount: 'payments.amount',
  status: 'payments.status',
}

/** All payments, with the buyer's phone number and name. */
export function paymentListing(list: ListQuery<PaymentColumn>): Listing<PaymentRow, PaymentColumn> {
  const rows = db
    .from('payments')
    .join('users', 'users.id', 'payments.user_id')
    .select(
      'payments.id',
      'users.nohp',
      'users.name',
      'payments.package_name',
      'payments.amount',
      'payments.proof',
      'payments.status',
      'payments.rejection_reason',
      'payments.created_at'
    )
  return {
    list,
    table: 'payments',
    isAppendOnly: true,
    search: searchByUser('payments'),
    find: findByUser('payments'),
    sortColumn: SORT_COLUMNS[list.sortBy],
    rows,
  }
}

/** A learner's payments, newest first. */
export async function listOwnPayments(userId: number): Promise<Payment[]> {
  return Payment.query().where('userId', userId).orderBy('id', 'desc')
}
