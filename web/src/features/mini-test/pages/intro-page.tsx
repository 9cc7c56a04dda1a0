import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { MINI_SECTIONS, MINI_TEST, sectionNumber } from '@/features/mini-test/model/sections'
import { clearRun } from '@/features/mini-test/model/stored-run'
import { paths } from '@/lib/paths'

/** /mini-test: what the Mini Test is. Starting it forgets a run that was left. */
export default function IntroPage() {
  return (
    <div className="grid gap-8">
      <PageHeading lead="Pemanasan sebelum simulasi: soal singkat dari ketiga section, gratis dan langsung dinilai.">
        MINI TEST TOEFL
      </PageHeading>
      <ol className="grid gap-4 md:grid-cols-3">
        {MINI_SECTIONS.map((section) => {
          const { name, key, seconds } = MINI_TEST[section]
          return (
            <li key={section}>
              <Card className="grid h-full content-start gap-2">
                <p className="font-semibold text-primary">Section {sectionNumber(section)}</p>
                <h2 className="text-lg font-bold" lang="en">
                  {name}
                </h2>
                <p lang="en">Question 1-{key.length}</p>
                <p className="text-ink-soft">{seconds / 60} menit</p>
              </Card>
            </li>
          )
        })}
      </ol>
      <p className="max-w-prose text-ink-soft">
        Waktu tiap section berjalan sejak section dibuka. Siapkan earphone atau speaker: setiap
        audio hanya bisa diputar sekali.
      </p>
      <div>
        <ButtonLink to={paths.miniTestListening} size="lg" onClick={clearRun}>
          Mulai Mini Test TOEFL
        </ButtonLink>
      </div>
    </div>
  )
}
