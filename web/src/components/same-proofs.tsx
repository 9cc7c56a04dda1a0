import { TriangleAlert } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { adminPaths } from '@/lib/admin-paths'
import type { ResponseAt } from '@/lib/api/client'

/** Of a learner's payment, or of a class's. */
type Same = ResponseAt<'GET', '/admin/payments'>['payments'][number]['sama']

/** Links from a payment to the earlier ones that have the same proof; nothing when there is none. */
export function SameProofs({ same }: { same: Same }) {
  const [first] = same
  if (!first) return null
  const { text, to } = earlierPayment(first)
  return (
    <p className="text-sm font-semibold text-accent-ink max-sm:text-right">
      <TriangleAlert aria-hidden className="mr-1.5 inline size-4 align-text-bottom" />
      Berkas yang sama sudah dipakai di{' '}
      <Link to={to} className="underline underline-offset-4">
        {text}
      </Link>
      {same.length > 1 && ` dan ${same.length - 1} lainnya`}
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
