import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import {
  archiveClassMutation,
  classQuery,
  removeLearnerMutation,
  renameClassMutation,
} from '@/features/admin-classes/api/classes'
import { CardsDialog } from '@/features/admin-classes/components/cards-dialog'
import { ClassAccessDialog } from '@/features/admin-classes/components/class-access-dialog'
import { ClassNameDialog } from '@/features/admin-classes/components/class-name-dialog'
import { ClassPaymentDialog } from '@/features/admin-classes/components/class-payment-dialog'
import { LearnerDialog } from '@/features/admin-classes/components/learner-dialog'
import { LearnersTable } from '@/features/admin-classes/components/learners-table'
import { ListDialog } from '@/features/admin-classes/components/list-dialog'
import { PaymentsOfClass } from '@/features/admin-classes/components/payments-of-class'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount } from '@/lib/format/numbers'
import { useCan } from '@/lib/session/use-can'

interface ClassPageProps {
  /** The documents section of a class. */
  documents?: (id: number) => ReactNode
}

/** /admin/kelas/{id}: a class and its learners. */
export default function ClassPage({ documents }: ClassPageProps) {
  const id = Number(useParams().id)
  const { data, error, isPending, isFetching, refetch } = useQuery(classQuery(id))
  const archive = useChange(archiveClassMutation, {
    ask: ({ diarsipkan: isArchived }) =>
      isArchived
        ? null
        : {
            tone: 'warning',
            title: 'Arsipkan kelas?',
            text: 'Akun dan hasil pesertanya tetap ada. Kelas ini dapat dipulihkan kapan saja.',
            confirmLabel: 'Arsipkan',
          },
  })
  const remove = useChange(removeLearnerMutation(id), {
    ask: ({ nama }) => ({
      tone: 'warning',
      title: 'Keluarkan dari kelas?',
      text: `Akun dan hasil ${nama} tetap ada.`,
      confirmLabel: 'Keluarkan',
    }),
  })
  const mayPrint = useCan('cards.print')
  const [opened, setOpened] = useState<
    'list' | 'learner' | 'name' | 'access' | 'payment' | 'cards' | null
  >(null)
  const close = () => setOpened(null)
  const isOpen = data && !data.diarsipkan

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={data ? `${formatCount(data.peserta.length)} peserta` : 'Memuat kelas…'}
        actions={
          <>
            <ButtonLink to={adminPaths.classes} variant="secondary">
              Semua Kelas
            </ButtonLink>
            {data && (
              <Button
                variant="secondary"
                loading={archive.isPending}
                onClick={() => archive.change(data)}
              >
                {data.diarsipkan ? 'Pulihkan' : 'Arsipkan'}
              </Button>
            )}
            {isOpen && (
              <>
                <Button variant="secondary" onClick={() => setOpened('name')}>
                  Ubah Nama
                </Button>
                <Button variant="secondary" onClick={() => setOpened('learner')}>
                  Tambah Satu
                </Button>
                <Button onClick={() => setOpened('list')}>Tambah dari Daftar</Button>
              </>
            )}
          </>
        }
      >
        {data?.nama ?? 'Kelas'}
      </PageHeading>
      {isPending && <SkeletonList label="Memuat peserta…" rows={4} rowClassName="h-16" />}
      {error && !data && (
        <LoadFailure
          title="Gagal mengambil data kelas"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.diarsipkan && <Alert tone="info">Kelas ini diarsipkan.</Alert>}
      {data?.peserta.length === 0 && (
        <EmptyState
          title="Belum ada peserta."
          text="Unggah daftar dari Excel, atau tambahkan satu per satu."
        />
      )}
      {isOpen && data.peserta.length > 0 && (
        <div className="flex flex-wrap gap-2 max-sm:grid">
          {mayPrint && (
            <Button variant="secondary" onClick={() => setOpened('cards')}>
              Cetak Kartu
            </Button>
          )}
          <Button variant="secondary" onClick={() => setOpened('payment')}>
            Buat Pembayaran Kelas
          </Button>
          <Button variant="secondary" onClick={() => setOpened('access')}>
            Beri Akses Paket
          </Button>
        </div>
      )}
      {data && data.peserta.length > 0 && (
        <div className="max-sm:grid">
          <ButtonLink to={adminPaths.classResults(id)} variant="secondary">
            Hasil Kelas
          </ButtonLink>
        </div>
      )}
      {data && <PaymentsOfClass classId={id} />}
      {data && data.peserta.length > 0 && documents?.(id)}
      {data && data.peserta.length > 0 && (
        <LearnersTable
          learners={data.peserta}
          busyId={remove.sending?.id ?? null}
          onRemove={isOpen ? remove.change : null}
        />
      )}
      {opened === 'list' && <ListDialog classId={id} onClose={close} />}
      {opened === 'learner' && <LearnerDialog classId={id} onClose={close} />}
      {opened === 'access' && data && (
        <ClassAccessDialog classId={id} className={data.nama} onClose={close} />
      )}
      {opened === 'payment' && data && (
        <ClassPaymentDialog classId={id} className={data.nama} onClose={close} />
      )}
      {opened === 'cards' && data && (
        <CardsDialog classId={id} className={data.nama} learners={data.peserta} onClose={close} />
      )}
      {opened === 'name' && data && (
        <ClassNameDialog
          title="Ubah nama kelas"
          submitLabel="Simpan"
          initial={data.nama}
          mutation={renameClassMutation(id)}
          onClose={close}
        />
      )}
    </div>
  )
}
