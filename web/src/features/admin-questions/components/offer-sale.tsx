import { can } from '@lulus/api/contracts/capabilities'
import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useChange } from '@/components/use-change'
import { showPackageQuery, sellPackageMutation } from '@/features/admin-questions/api/questions'
import { useSession } from '@/lib/session/use-session'

/** Offers to put a complete package on sale, such as after its missing question is back. */
export function OfferSale({ paketId }: { paketId: number }) {
  const session = useSession()
  const { data: pack } = useQuery(showPackageQuery(paketId))
  const sell = useChange(sellPackageMutation(paketId), {
    ask: () => ({
      title: 'Jual paket ini?',
      text: 'Peserta dapat membelinya, dan yang sudah punya akses dapat memulai simulasinya.',
      confirmLabel: 'Ya, Jadikan Siap',
    }),
    done: 'Sukses!',
  })
  if (!pack || pack.status === 'siap' || pack.kekurangan.length > 0) return null
  if (session.status !== 'user' || !can(session.user.role, 'packages.edit')) return null

  return (
    <Alert title="Semua soal paket ini sudah ada">
      <p>
        {pack.status === 'konsep'
          ? 'Paket ini masih konsep, yang hanya dilihat staf.'
          : 'Paket ini belum dijual, dan pemilik aksesnya belum dapat memulai.'}
      </p>
      <Button
        className="mt-3"
        loading={sell.isPending}
        onClick={() => sell.change(pack.nama_paket)}
      >
        Jadikan Siap
      </Button>
    </Alert>
  )
}
