import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { findByUser, searchByUser } from '#app/listing/search/listed_by_user'
import { toldAbout, type Sent } from '#app/messages/rows/told'
import { alikeProofs } from '#app/payments/actions/alike_proofs'
import { earlierProofs, type ProofOwner } from '#app/payments/actions/earlier_proofs'
import { refundedOf } from '#app/payments/actions/read_refunds'
import type { PaymentStatus, PaymentColumn, PaymentWay } from '#contracts/payments'
import type { ListQuery } from '#app/listing/pages/list_query'
import { isFiltered, withinDays, type DayFilters } from '#app/listing/pages/list_filters'
import type { Listing } from '#app/listing/pages/listing'
import Payment from '#app/payments/models/payment'
import { bundleContents, giveOneOf, type BundledPackage } from '#app/payments/rows/bundle_contents'

export interface PaymentRow {
  id: number
  user_id: number
  nohp: string
  name: string
  package_name: string
  /** Of several packages at one price. */
  bundle_id: number | null
  amount: number
  /** Null once old proofs were removed. */
  proof: string | null
  proof_digest: string | null
  proof_print: string | null
  status: PaymentStatus
  way: PaymentWay
  promo_code: string | null
  /** Rupiah that the code took off. */
  discount: number
  entered_by: number | null
  rejection_reason: string | null
  /** The present name of who decided, and when; null while it waits. */
  decider_name: string | null
  decided_at: number | string | null
  created_at: number | string
  /** Rupiah that were paid back; undefined without a refund. */
  refunded?: number | undefined
  /** The packages of its bundle; undefined for a package alone. */
  bundled?: readonly BundledPackage[] | undefined
  /** Whether its buyer was told: null for a message that waits, undefined where there is none. */
  told?: Sent | null | undefined
  /** Earlier payments with the same proof. */
  same?: readonly ProofOwner[] | undefined
  /** Earlier payments with a proof that looks the same; of those that wait only. */
  alike?: readonly ProofOwner[] | undefined
}

/** In a status, of a package, a single one by its id, that were sent on some days. */
export interface PaymentFilters extends DayFilters {
  status?: PaymentStatus | undefined
  paket?: number | undefined
  nomor?: number | undefined
}

const SORT_COLUMNS: Record<PaymentColumn, string> = {
  createdAt: 'payments.created_at',
  userNohp: 'payments.current_nohp',
  nama: 'payments.current_name',
  nama_paket: 'payments.package_name',
  amount: 'payments.amount',
  status: 'payments.status',
}

/** All payments, or those that match the filters, with the buyer's phone number and name. */
export function paymentListing(
  list: ListQuery<PaymentColumn>,
  filters: PaymentFilters = {}
): Listing<PaymentRow, PaymentColumn> {
  const rows = db
    .from('payments')
    .join('users', 'users.id', 'payments.user_id')
    .leftJoin('users as deciders', 'deciders.id', 'payments.decided_by')
    .select(
      'payments.id',
      'payments.user_id',
      'users.nohp',
      'users.name',
      'payments.package_name',
      'payments.bundle_id',
      'payments.amount',
      'payments.proof',
      'payments.proof_digest',
      'payments.proof_print',
      'payments.status',
      'payments.way',
      'payments.promo_code',
      'payments.discount',
      'payments.entered_by',
      'payments.rejection_reason',
      'deciders.name as decider_name',
      'payments.decided_at',
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
    complete: withBooks,
    ...(isFiltered(filters) ? { scope: narrowed(filters) } : {}),
  }
}

function narrowed({ status, paket, nomor, ...days }: PaymentFilters) {
  return (query: DatabaseQueryBuilderContract): void => {
    withinDays(query, 'payments.created_at', days)
    if (status !== undefined) void query.where('payments.status', status)
    if (paket !== undefined) giveOneOf(query, [paket])
    if (nomor !== undefined) void query.where('payments.id', nomor)
  }
}

async function withBooks(rows: PaymentRow[]): Promise<PaymentRow[]> {
  const refunded = await refundedOf(rows.map(({ id }) => id))
  const same = await earlierProofs('payment', rows)
  const bundles = await bundlesOf(rows.map(({ bundle_id: id }) => id))
  const told = await toldAbout(rows.map(({ id }) => `payment:${id}` as const))
  const waiting = rows.filter(({ status }) => status === 'pending')
  const alike = await alikeProofs(
    'payment',
    waiting.map((row) => ({ ...row, at: Number(row.created_at) }))
  )
  return rows.map((row) => ({
    ...row,
    refunded: refunded.get(row.id),
    bundled: row.bundle_id === null ? undefined : bundles.get(row.bundle_id),
    told: told.get(`payment:${row.id}`),
    same: same.get(row.id),
    alike: alike.get(row.id),
  }))
}

async function bundlesOf(ids: readonly (number | null)[]): Promise<Map<number, BundledPackage[]>> {
  const bundleIds = [...new Set(ids.flatMap((id) => id ?? []))]
  return bundleIds.length === 0 ? new Map() : bundleContents(db.connection(), bundleIds)
}

/** A learner's payment, with the packages of its bundle; none for a package alone. */
export interface OwnPayment {
  payment: Payment
  bundled: readonly BundledPackage[]
}

/** A learner's payments, newest first. */
export async function listOwnPayments(userId: number): Promise<OwnPayment[]> {
  const payments = await Payment.query().where('userId', userId).orderBy('id', 'desc')
  const bundles = await bundlesOf(payments.map(({ bundleId }) => bundleId))
  return payments.map((payment) => ({
    payment,
    bundled: bundles.get(payment.bundleId ?? 0) ?? [],
  }))
}
