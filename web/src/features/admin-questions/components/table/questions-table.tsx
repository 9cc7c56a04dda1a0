import { SECTION_TITLES, type Section } from '@lulus/api/contracts/exam'
import { Table, TableBody, TableHead, Th } from '@/components/ui/table'
import { TickBox } from '@/features/admin-questions/components/table/tick-box'
import type { QuestionRow } from '@/features/admin-questions/api/questions'
import { QuestionTableRow } from '@/features/admin-questions/components/table/question-table-row'

interface QuestionsTableProps {
  section: Section
  questions: readonly QuestionRow[]
  deletingId: number | null
  ticked: ReadonlySet<number>
  onTick: (id: number) => void
  onTickAll: () => void
  onPreview: (question: QuestionRow) => void
  onDelete: (question: QuestionRow) => void
}

/** The questions of a section with keys and counts of answers. On phones the rows are cards. */
export function QuestionsTable({
  section,
  questions,
  deletingId,
  ticked,
  onTick,
  onTickAll,
  onPreview,
  onDelete,
}: QuestionsTableProps) {
  return (
    <Table caption={`Soal ${SECTION_TITLES[section]}`} cards>
      <TableHead>
        <Th className="!px-2">
          <TickBox
            label="Pilih semua soal"
            checked={questions.every(({ id }) => ticked.has(id))}
            onChange={onTickAll}
          />
        </Th>
        <Th className="!px-2">No</Th>
        <Th className="!px-2">Halaman</Th>
        <Th className="!px-2">{section === 'listening' ? 'Audio' : 'Soal'}</Th>
        <Th className="!px-2">Pilihan 1</Th>
        <Th className="!px-2">Pilihan 2</Th>
        <Th className="!px-2">Pilihan 3</Th>
        <Th className="!px-2">Pilihan 4</Th>
        <Th className="!px-2">Jawaban</Th>
        <Th className="!px-2">Benar</Th>
        <Th className="!px-2">Salah</Th>
        <Th className="!px-2">Aksi</Th>
      </TableHead>
      <TableBody>
        {questions.map((question) => (
          <QuestionTableRow
            key={question.id}
            section={section}
            question={question}
            isDeleting={question.id === deletingId}
            isTicked={ticked.has(question.id)}
            onTick={() => onTick(question.id)}
            onPreview={() => onPreview(question)}
            onDelete={() => onDelete(question)}
          />
        ))}
      </TableBody>
    </Table>
  )
}
