import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  archiveClassMutation,
  classQuery,
  removeLearnerMutation,
  renameClassMutation,
  type Learner,
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
import { messageOf } from '@/lib/api/api-error'
import { formatCount } from '@/lib/format/numbers'
import { useCan } from '@/lib/session/use-can'
import { isKnownFailure } from '@/lib/session/known-failure'

const FAILED = 'Terjadi kesalahan'

interface ClassPageProps {
  /** The documents section of a class. */
  documents?: (id: number) => ReactNode
}

/** /admin/kelas/{id}: a class and its learners. */
export default function ClassPage({ documents }: ClassPageProps) {
  const id = Number(useParams().id)
  const { data, error, isPending, isFetching, refetch } = useQuery(classQuery(id))
  const dialogs = useDialogs()
  const rename = useMutation(renameClassMutation)
  const archive = useMutation(archiveClassMutation)
  const remove = useMutation(removeLearnerMutation)
  const mayPrint = useCan('cards.print')
  const [opened, setOpened] = useState<
    'list' | 'learner' | 'name' | 'access' | 'payment' | 'cards' | null
  >(null)
  const close = () => setOpened(null)

  const orTell = async (run: Promise<{ message: string }>) => {
    try {
      const { message } = await run
      void dialogs.success({ title: 'Berhasil', text: message })
    } catch (failure) {
      if (isKnownFailure(failure)) return
      void dialogs.alert({ tone: 'danger', title: 'Error', text: messageOf(failure, FAILED) })
    }
  }
  const setArchived = async (isArchived: boolean) => {
    const isAgreed =
      !isArchived ||
      (await dialogs.confirm({
        tone: 'warning',
        title: 'Arsipkan kelas?',
        text: 'Akun dan hasil pesertanya tetap ada. Kelas ini dapat dipulihkan kapan saja.',
        confirmLabel: 'Arsipkan',
      }))
    if (isAgreed) await orTell(archive.mutateAsync({ id, isArchived }))
  }
  const removeLearner = async ({ id: userId, nama }: Learner) => {
    const isAgreed = await dialogs.confirm({
      tone: 'warning',
      title: 'Keluarkan dari kelas?',
      text: `Akun dan hasil ${nama} tetap ada.`,
      confirmLabel: 'Keluarkan',
    })
    if (isAgreed) await orTell(remove.mutateAsync({ id, userId }))
  }
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
                onClick={() => void setArchived(!data.diarsipkan)}
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
          busyId={remove.isPending ? remove.variables.userId : null}
          onRemove={isOpen ? (learner) => void removeLearner(learner) : null}
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
          onSubmit={async (nama) =>
            rename.mutateAsync({ id, nama }).then(
              () => null,
              (failure: unknown) => messageOf(failure, FAILED)
            )
          }
          onClose={close}
        />
      )}
    </div>
  )
}
