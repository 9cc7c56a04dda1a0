import type { Section } from '@lulus/api/contracts/exam'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { QuestionRow } from '@/features/admin-questions/api/questions'
import { ChosenBar } from '@/features/admin-questions/components/chosen/chosen-bar'
import { DeleteDialog } from '@/features/admin-questions/components/chosen/delete-dialog'
import { MoveDialog } from '@/features/admin-questions/components/chosen/move-dialog'
import { QuestionsTable } from '@/features/admin-questions/components/table/questions-table'
import { misnumbered } from '@/features/admin-questions/model/move-plan'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import { useChosenQuestions } from '@/features/admin-questions/use-chosen-questions'
import { OFF_SALE, useDeleteQuestion } from '@/features/admin-questions/use-delete-question'

interface ChosenQuestionsProps {
  section: Section
  paketId: number
  questions: readonly QuestionRow[]
  isSold: boolean
  onPreview: (question: QuestionRow) => void
}

/** The table of a section, whose questions are deleted, moved and numbered again, one or many at once. */
export function ChosenQuestions(props: ChosenQuestionsProps) {
  const { section, paketId, questions, isSold, onPreview } = props
  /** Said on the page: a message over it would cover the rows' buttons. */
  const [isOffSale, setOffSale] = useState(false)
  const onOffSale = () => setOffSale(true)
  const removeOne = useDeleteQuestion(section, isSold, onOffSale)
  const { chosen, asked, ask, ...many } = useChosenQuestions(section, paketId, questions, onOffSale)
  /** The question of a package on sale whose deletion is asked about. */
  const [deleted, setDeleted] = useState<QuestionRow | null>(null)
  const odd = misnumbered(section, questions)

  return (
    <>
      <div role="status" className="empty:hidden">
        {isOffSale && <Alert tone="warning">{OFF_SALE}</Alert>}
      </div>
      {odd.length > 0 && (
        <Alert
          tone="warning"
          title={`${odd.length} soal memakai nomor yang bukan nomor halamannya`}
          action={
            <Button variant="secondary" size="sm" onClick={() => many.renumber(odd)}>
              Nomori Ulang Semuanya
            </Button>
          }
        />
      )}
      {chosen.length > 0 && (
        <ChosenBar
          count={chosen.length}
          onMove={() => {
            many.move.reset()
            ask('move')
          }}
          onRenumber={() => many.renumber(chosen)}
          onDelete={() => ask('delete')}
          onClear={many.clear}
        />
      )}
      {questions.length > 0 && (
        <QuestionsTable
          section={section}
          questions={questions}
          deletingId={removeOne.sending?.id ?? null}
          ticked={many.ticked}
          onTick={many.toggle}
          onTickAll={many.toggleAll}
          onPreview={onPreview}
          onDelete={isSold ? setDeleted : removeOne.change}
        />
      )}
      {deleted && (
        <DeleteDialog
          paketId={paketId}
          questions={[deleted]}
          isSold={isSold}
          isBusy={false}
          replaceAt={SECTION_PLACES[section].edit(deleted.id)}
          onDelete={() => {
            setDeleted(null)
            removeOne.change(deleted)
          }}
          onClose={() => setDeleted(null)}
        />
      )}
      {asked === 'delete' && chosen.length > 0 && (
        <DeleteDialog
          paketId={paketId}
          questions={chosen}
          isSold={isSold}
          isBusy={many.remove.isPending}
          replaceAt={chosen.length === 1 ? SECTION_PLACES[section].edit(chosen[0]?.id ?? 0) : null}
          onDelete={() =>
            many.remove.change({
              soal: chosen.map(({ id, page }) => ({ id, page })),
              hentikan: isSold,
            })
          }
          onClose={() => ask(null)}
        />
      )}
      {asked === 'move' && chosen.length > 0 && (
        <MoveDialog
          section={section}
          questions={questions}
          chosen={chosen}
          isBusy={many.move.isPending}
          failure={many.move.failure}
          onMove={(plan) =>
            many.move.change(plan.map(({ question: { id, page }, to }) => ({ id, page, ke: to })))
          }
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}
