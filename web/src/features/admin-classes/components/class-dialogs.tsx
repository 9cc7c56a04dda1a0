import { renameClassMutation, type ClassDetail } from '@/features/admin-classes/api/classes'
import { CardsDialog } from '@/features/admin-classes/components/cards-dialog'
import { ClassAccessDialog } from '@/features/admin-classes/components/class-access-dialog'
import { ClassNameDialog } from '@/features/admin-classes/components/class-name-dialog'
import { ClassPaymentDialog } from '@/features/admin-classes/components/class-payment-dialog'
import { LearnerDialog } from '@/features/admin-classes/components/learner-dialog'
import { ListDialog } from '@/features/admin-classes/components/list-dialog'

export type ClassDialog = 'list' | 'learner' | 'name' | 'access' | 'payment' | 'cards'

interface ClassDialogsProps {
  id: number
  /** The class, once loaded. */
  detail: ClassDetail | undefined
  opened: ClassDialog
  onClose: () => void
}

/** The opened dialog of a class. */
export function ClassDialogs({ id, detail, opened, onClose }: ClassDialogsProps) {
  return (
    <>
      {opened === 'list' && <ListDialog classId={id} onClose={onClose} />}
      {opened === 'learner' && <LearnerDialog classId={id} onClose={onClose} />}
      {opened === 'access' && detail && (
        <ClassAccessDialog classId={id} className={detail.nama} onClose={onClose} />
      )}
      {opened === 'payment' && detail && (
        <ClassPaymentDialog classId={id} className={detail.nama} onClose={onClose} />
      )}
      {opened === 'cards' && detail && (
        <CardsDialog
          classId={id}
          className={detail.nama}
          learners={detail.peserta}
          onClose={onClose}
        />
      )}
      {opened === 'name' && detail && (
        <ClassNameDialog
          title="Ubah nama kelas"
          submitLabel="Simpan"
          initial={detail.nama}
          mutation={renameClassMutation(id)}
          onClose={onClose}
        />
      )}
    </>
  )
}
