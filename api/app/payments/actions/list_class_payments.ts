import db from '@adonisjs/lucid/services/db'
import ClassPayment from '#app/payments/models/class_payment'
import type { ListQuery } from '#app/listing/pages/list_query'
import type { Listing } from '#app/listing/pages/listing'
import { orContains } from '#app/listing/search/literal_search'
import type { PaymentStatus, ClassPaymentColumn } from '#contracts/payments'

export interface ClassPaymentRow {
  id: number
  class_id: number
  class_name: string
  package_name: string
  learners: number
  /** Rupiah. */
  amount: number
  proof: string | null
  status: PaymentStatus
  rejection_reason: string | null
  created_at: number | string
}

const SORT_COLUMNS: Record<ClassPaymentColumn, string> = {
  createdAt: 'class_payments.created_at',
  kelas: 'class_payments.class_name',
  nama_paket: 'class_payments.package_name',
  amount: 'class_payments.amount',
  status: 'class_payments.status',
}

/** The payments of all classes. */
export function classPaymentListing(
  list: ListQuery<ClassPaymentColumn>
): Listing<ClassPaymentRow, ClassPaymentColumn> {
  return {
    list,
    table: 'class_payments',
    isAppendOnly: true,
    search: (group, term) =>
      orContains(group, ['class_payments.class_name', 'class_payments.package_name'], term),
    sortColumn: SORT_COLUMNS[list.sortBy],
    rows: db
      .from('class_payments')
      .select(
        'class_payments.id',
        'class_payments.class_id',
        'class_payments.class_name',
        'class_payments.package_name',
        'class_payments.learners',
        'class_payments.amount',
        'class_payments.proof',
        'class_payments.status',
        'class_payments.rejection_reason',
        'class_payments.created_at'
      ),
  }
}

/** The payments of one class, newest first. */
export async function listPaymentsOfClass(classId: number): Promise<ClassPayment[]> {
  return ClassPayment.query().where('classId', classId).orderBy('id', 'desc')
}
