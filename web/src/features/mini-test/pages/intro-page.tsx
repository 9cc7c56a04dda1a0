import { useState } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { MINI_SECTIONS, MINI_TEST, sectionNumber } from '@/features/mini-test/model/sections'
import { nextForm } from '@/features/mini-test/model/forms'
import { clearRun, openSection } from '@/features/mini-test/model/stored-run'
import { paths } from '@/lib/paths'

/** /mini-test: describes the Mini Test. An unfinished run can be continued, and starting over deletes it. */
export default function IntroPage() {
  const [open] = useState(() => openSection(Date.now()))

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
      <div className="flex flex-wrap gap-3">
        {open !== null && (
          <ButtonLink to={MINI_TEST[open].path} size="lg">
            Lanjutkan Section {sectionNumber(open)}
          </ButtonLink>
        )}
        <ButtonLink
          to={paths.miniTestListening}
          size="lg"
          variant={open === null ? 'primary' : 'secondary'}
          onClick={begin}
        >
          {open === null ? 'Mulai Mini Test TOEFL' : 'Mulai dari Awal'}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Each run has the next form. */
function begin(): void {
  clearRun()
  nextForm()
}
