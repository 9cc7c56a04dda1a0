import { SECTION_PAGES, SECTION_TITLES, type Section } from '@lulus/api/contracts/exam'
import { useQuery } from '@tanstack/react-query'
import { BookOpenText, Headphones, PencilRuler, Underline, type LucideIcon } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Progress } from '@/components/ui/progress'
import { questionsQuery } from '@/features/admin-questions/api/questions'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'

const ABOUT: Readonly<Record<Section, { icon: LucideIcon; text: string }>> = {
  listening: { icon: Headphones, text: 'Audio dengan empat pilihan.' },
  structure: { icon: PencilRuler, text: 'Kalimat rumpang dengan empat pilihan.' },
  written: { icon: Underline, text: 'Kalimat dengan empat bagian bergaris bawah.' },
  reading: { icon: BookOpenText, text: 'Bacaan bergambar dengan soal-soalnya.' },
}

interface SectionCardProps {
  section: Section
  paketId: number
}

/** One section: its number of questions, and links for viewing and adding them. */
export function SectionCard({ section, paketId }: SectionCardProps) {
  const { data: questions } = useQuery(questionsQuery(section, paketId))
  const { icon: Icon, text } = ABOUT[section]
  const { first, last } = SECTION_PAGES[section]
  const total = last - first + 1
  const title = SECTION_TITLES[section]
  const titleId = `bagian-${section}`

  return (
    <Card className="grid h-full gap-4">
      <div className="flex gap-4">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-primary-soft text-primary">
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <p className="text-ink-soft">{text}</p>
        </div>
      </div>
      <div className="grid gap-1.5">
        <p className="text-sm text-ink-soft tabular-nums">
          {questions ? `${questions.length} dari ${total} soal` : 'Memuat…'} · halaman {first}–
          {last}
        </p>
        <Progress value={questions?.length ?? 0} max={total} label={`Soal ${title}`} />
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={SECTION_PLACES[section].add(paketId)} aria-describedby={titleId}>
          Tambah Soal
        </ButtonLink>
        <ButtonLink
          to={SECTION_PLACES[section].table(paketId)}
          variant="secondary"
          aria-describedby={titleId}
        >
          Lihat Soal
        </ButtonLink>
      </div>
    </Card>
  )
}
