import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { classMapQuery } from '@/features/learning/api/class-learning'
import { ClassDrills } from '@/features/learning/components/class-drills'
import { ClassMap } from '@/features/learning/components/class-map'
import { ClassProgress } from '@/features/learning/components/class-progress'
import { ClassQuestions } from '@/features/learning/components/class-questions'
import { adminPaths } from '@/lib/admin-paths'
import { classNames } from '@/lib/class-names'

const VIEWS = [
  { name: 'peta', label: 'Peta kemampuan', View: ClassMap },
  { name: 'soal', label: 'Soal paling banyak salah', View: ClassQuestions },
  { name: 'tugas', label: 'Tugas latihan', View: ClassDrills },
  { name: 'perbandingan', label: 'Sebelum dan sesudah', View: ClassProgress },
] as const

/** /admin/hasil-kelas/{id}/belajar: what a class can do, what it missed, and how it gets on. */
export default function ClassLearningPage() {
  const id = Number(useParams().id)
  const [address] = useSearchParams()
  const { data } = useQuery(classMapQuery(id))
  const shown = VIEWS.find(({ name }) => name === address.get('lihat')) ?? VIEWS[0]

  return (
    <div className="grid gap-6">
      <PageHeading
        title="Belajar kelas"
        actions={
          <ButtonLink to={adminPaths.classResults(id)} variant="secondary">
            Hasil kelas
          </ButtonLink>
        }
      >
        {data ? `Belajar ${data.kelas}` : 'Belajar kelas'}
      </PageHeading>
      <nav aria-label="Tampilan">
        <ul className="flex flex-wrap gap-2">
          {VIEWS.map(({ name, label }) => (
            <li key={name}>
              <Link
                to={`${adminPaths.classLearning(id)}?lihat=${name}`}
                aria-current={name === shown.name ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold',
                  name === shown.name
                    ? 'border-primary bg-primary text-on-primary underline underline-offset-4'
                    : 'border-line-strong hover:bg-muted'
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={shown.label}>
        <shown.View classId={id} />
      </section>
    </div>
  )
}
