import { Info, TriangleAlert } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { adminPaths } from '@/lib/admin-paths'
import type { ResponseAt } from '@/lib/api/client'

/** Of a learner's payment, or of a class's. */
type Same = ResponseAt<'GET', '/admin/payments'>['payments'][number]['sama']

/** Whether the proof is the file of an earlier payment; one that only looks like it is no reason to stop. */
export function isUsedBefore(same: Same): boolean {
  return same.some(({ tanda }) => tanda === 'berkas')
}

interface SameProofsProps {
  same: Same
  /** Says a mere likeness in few words, for a table's cell. */
  isBrief?: boolean
}

/** Links from a payment to the earlier ones that have the same proof, or one that looks like it; nothing without any. */
export function SameProofs({ same, isBrief = false }: SameProofsProps) {
  const [first] = same
  if (!first) return null
  const isFile = isUsedBefore(same)
  const alike = same.filter(({ tanda }) => tanda === first.tanda)
  const { text, to } = earlierPayment(first)
  const Icon = isFile ? TriangleAlert : Info
  return (
    <p
      className={[
        'text-sm',
        isFile ? 'font-semibold text-accent-ink' : 'text-ink-soft',
        isBrief ? 'max-sm:text-right' : '',
      ].join(' ')}
    >
      <Icon aria-hidden className="mr-1.5 inline size-4 align-text-bottom" />
      {isFile
        ? 'Berkas yang sama sudah dipakai di'
        : isBrief
          ? 'Mirip'
          : 'Gambarnya mirip dengan bukti'}{' '}
      <Link to={to} className="underline underline-offset-4">
        {text}
      </Link>
      {alike.length > 1 && ` dan ${alike.length - 1} lainnya`}
      {!isFile && !isBrief && '. Struk dari bank yang sama memang mirip.'}
    </p>
  )
}

function earlierPayment(one: Same[number]): { text: string; to: string } {
  return 'paymentId' in one
    ? {
        text: `pembayaran nomor ${one.paymentId}`,
        to: `${adminPaths.payments}?status=semua&nomor=${one.paymentId}`,
      }
    : {
        text: `pembayaran kelas nomor ${one.pembayaranKelasId}`,
        to: adminPaths.classPayment(one.pembayaranKelasId),
      }
}
