import db from '@adonisjs/lucid/services/db'
import type { PaymentStatus } from '#app/payments/models/payment'
import type { PaymentColumn } from '#app/payments/validators'
import type { ListQuery } from '#app/platform/listing/list_query'
import { whereContains } from '#app/platform/listing/literal_search'
import { paginate, type ListPage } from '#app/platform/listing/paginate'

export interface PaymentRow {
  id: number
  nohp: string
  name: string
  package_name: string
  amount: number
  proof: string
  status: PaymentStatus
  rejection_reason: string | null
  created_at: number | string
}

const SORT_COLUMNS: Record<PaymentColumn, string> = {
  createdAt: 'payments.created_at',
  userNohp: 'users.nohp',
  nama: 'users.name',
  nama_paket: 'payments.package_name',
  amount: 'payments.amount',
  status: 'payments.status',
}

const SEARCHED = ['users.name', 'users.nohp', 'users.email', 'payments.package_name']

/** One page of all payments, with the buyer's phone number and name. */
export async function listPayments(list: ListQuery<PaymentColumn>): Promise<ListPage<PaymentRow>> {
  const query = db
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
  return paginate<PaymentRow, PaymentColumn>(
    whereContains(query, SEARCHED, list.search),
    list,
    SORT_COLUMNS[list.sortBy],
    'payments.id'
  )
}
