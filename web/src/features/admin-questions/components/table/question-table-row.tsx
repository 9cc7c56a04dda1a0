import { ANSWER_LETTERS, ANSWERS, type Section } from '@lulus/api/contracts/exam'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { sentencePieces } from '@/components/questions/sentence-pieces'
import { IconButton } from '@/components/ui/icon-button'
import { TableRow, Td } from '@/components/ui/table'
import type { QuestionRow } from '@/features/admin-questions/api/questions'
import { TickBox } from '@/features/admin-questions/components/table/tick-box'
import { RecordingCell } from '@/features/admin-questions/components/table/recording-cell'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'

interface QuestionTableRowProps {
  section: Section
  question: QuestionRow
  isDeleting: boolean
  isTicked: boolean
  onTick: () => void
  onPreview: () => void
  onDelete: () => void
}

const CELL = 'sm:!px-2'
const LONG = `${CELL} sm:min-w-20 sm:max-w-52`

/** One question with its buttons. */
export function QuestionTableRow(props: QuestionTableRowProps) {
  const { section, question } = props
  const { no_soal: number, page, benar, salah, jawaban } = question
  const options = [
    question.pilihan_satu,
    question.pilihan_dua,
    question.pilihan_tiga,
    question.pilihan_empat,
  ]
  const key = ANSWERS.find((answer) => answer === jawaban)

  return (
    <TableRow>
      <Td label="Pilih" className={CELL}>
        <TickBox
          label={`Pilih soal nomor ${number}`}
          checked={props.isTicked}
          onChange={props.onTick}
        />
      </Td>
      <Td label="No" className={`${CELL} font-semibold tabular-nums`}>
        {number}
      </Td>
      <Td label="Halaman" className={`${CELL} tabular-nums`}>
        {page}
      </Td>
      <Td label={section === 'listening' ? 'Audio' : 'Soal'} className={LONG}>
        {section === 'listening' ? (
          <RecordingCell question={question} />
        ) : (
          <Prompt section={section} question={question} />
        )}
      </Td>
      {options.map((option, position) => (
        <Td key={position} label={`Pilihan ${position + 1}`} className={LONG}>
          <span lang="en" className="line-clamp-3 min-w-0 max-sm:text-right" title={option}>
            {option}
          </span>
        </Td>
      ))}
      <Td label="Jawaban" className={`${CELL} font-semibold`}>
        {key ? ANSWER_LETTERS[key] : jawaban}
      </Td>
      <Td label="Benar" className={`${CELL} tabular-nums`}>
        {benar}
      </Td>
      <Td label="Salah" className={`${CELL} tabular-nums`}>
        {salah}
      </Td>
      <Td className={CELL}>
        <QuestionButtons {...props} />
      </Td>
    </TableRow>
  )
}

function QuestionButtons(props: QuestionTableRowProps) {
  const { section, question, isDeleting, onPreview, onDelete } = props
  const { id, no_soal: number } = question
  return (
    <div className="flex max-sm:ml-auto">
      <IconButton
        icon={Eye}
        label={`Lihat soal nomor ${number} sebagai peserta`}
        className="!size-9"
        onClick={onPreview}
      />
      <Link
        to={SECTION_PLACES[section].edit(id)}
        aria-label={`Edit soal nomor ${number}`}
        title={`Edit soal nomor ${number}`}
        className="inline-flex size-9 items-center justify-center rounded-md text-ink-soft hover:bg-muted hover:text-ink"
      >
        <Pencil aria-hidden className="size-5" />
      </Link>
      <IconButton
        icon={Trash2}
        label={`Hapus soal nomor ${number}`}
        disabled={isDeleting}
        className="!size-9"
        onClick={onDelete}
      />
    </div>
  )
}

function Prompt({ section, question }: Pick<QuestionTableRowProps, 'section' | 'question'>) {
  const { soal, readingQuestion } = question

  return (
    <div className="min-w-0 max-sm:text-right sm:min-w-44">
      {readingQuestion && <p className="text-ink-soft">{readingQuestion.nama}</p>}
      <p lang="en" className="line-clamp-4">
        {section === 'written'
          ? sentencePieces(soal ?? '').map(({ text, isMarked }, position) =>
              isMarked ? <u key={position}>{text}</u> : text
            )
          : soal}
      </p>
    </div>
  )
}
