import { CircleCheck, CircleDashed, PencilLine } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import type { QuestionRow } from '@/features/admin-questions/api/questions'
import { AudioPlayer } from '@/features/admin-questions/components/form/audio-player'
import { mediaUrl } from '@/lib/api/request-url'

interface GroupNoticeProps {
  /** Of the group, ascending. */
  pages: readonly number[]
  page: number
  questions: readonly QuestionRow[]
}

/** Explains which questions share a recording, and which one stores it. */
export function GroupNotice({ pages, page, questions }: GroupNoticeProps) {
  const start = pages[0] ?? page
  const count = COUNTS[pages.length] ?? String(pages.length)
  const recording = mediaUrl(questions.find((question) => question.page === start)?.audio)

  return (
    <Alert title={`Kelompok halaman ${start}–${pages.at(-1)}: ${count} soal, satu audio`}>
      <p>
        {page === start
          ? `Audio untuk ${count} soal ini diunggah di halaman ini.`
          : `Audionya diunggah pada soal halaman ${start}, jadi di sini tidak perlu audio.`}
      </p>
      <ul className="mt-3 flex flex-wrap gap-2" aria-label="Soal dalam kelompok ini">
        {pages.map((member) => (
          <GroupMember
            key={member}
            page={member}
            isCurrent={member === page}
            question={questions.find((question) => question.page === member)}
          />
        ))}
      </ul>
      {page !== start && (
        <div className="mt-3">
          {recording !== null ? (
            <AudioPlayer src={recording} name={`Audio halaman ${start}`} />
          ) : (
            <p className="font-semibold">Audio kelompok ini belum ada.</p>
          )}
        </div>
      )}
    </Alert>
  )
}

const COUNTS: Readonly<Record<number, string>> = {
  2: 'dua',
  3: 'tiga',
  4: 'empat',
  5: 'lima',
  6: 'enam',
}

interface GroupMemberProps {
  page: number
  isCurrent: boolean
  question: QuestionRow | undefined
}

function GroupMember({ page, isCurrent, question }: GroupMemberProps) {
  const Icon = isCurrent ? PencilLine : question ? CircleCheck : CircleDashed
  const state = isCurrent ? 'soal ini' : question ? `soal ${question.no_soal}` : 'belum ada'

  return (
    <li className="flex items-center gap-1.5 rounded-sm border border-line-strong bg-surface px-2.5 py-1 text-sm">
      <Icon aria-hidden className="size-4 text-primary" />
      Halaman {page}: {state}
    </li>
  )
}
