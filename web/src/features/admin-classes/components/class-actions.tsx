import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { useChange } from '@/components/use-change'
import { archiveClassMutation, type ClassDetail } from '@/features/admin-classes/api/classes'
import type { ClassDialog } from '@/features/admin-classes/components/class-dialogs'
import { adminPaths } from '@/lib/admin-paths'
import { useCan } from '@/lib/session/use-can'

interface ActionsProps {
  onOpen: (dialog: ClassDialog) => void
}

interface HeadingActionsProps extends ActionsProps {
  /** The class, once loaded. */
  detail: ClassDetail | undefined
}

/** The buttons beside a class's name. An archived class can only be restored. */
export function HeadingActions({ detail, onOpen }: HeadingActionsProps) {
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

  return (
    <>
      <ButtonLink to={adminPaths.classes} variant="secondary">
        Semua Kelas
      </ButtonLink>
      {detail && (
        <Button
          variant="secondary"
          loading={archive.isPending}
          onClick={() => archive.change(detail)}
        >
          {detail.diarsipkan ? 'Pulihkan' : 'Arsipkan'}
        </Button>
      )}
      {detail && !detail.diarsipkan && (
        <>
          <Button variant="secondary" onClick={() => onOpen('name')}>
            Ubah Nama
          </Button>
          <Button variant="secondary" onClick={() => onOpen('learner')}>
            Tambah Satu
          </Button>
          <Button onClick={() => onOpen('list')}>Tambah dari Daftar</Button>
        </>
      )}
    </>
  )
}

/** What can be done for all learners of a class. */
export function LearnersActions({ onOpen }: ActionsProps) {
  const mayPrint = useCan('cards.print')

  return (
    <div className="flex flex-wrap gap-2 max-sm:grid">
      {mayPrint && (
        <Button variant="secondary" onClick={() => onOpen('cards')}>
          Cetak Kartu
        </Button>
      )}
      <Button variant="secondary" onClick={() => onOpen('payment')}>
        Buat Pembayaran Kelas
      </Button>
      <Button variant="secondary" onClick={() => onOpen('access')}>
        Beri Akses Paket
      </Button>
    </div>
  )
}
