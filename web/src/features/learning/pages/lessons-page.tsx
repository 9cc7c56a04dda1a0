import { SECTIONS, SECTION_TITLES } from '@lulus/api/contracts/exam'
import { SKILL_CODES, SKILLS } from '@lulus/api/contracts/skills'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { useKeptPage } from '@/lib/offline/use-kept-page'
import { paths } from '@/lib/paths'

/** /materi: a lesson for each skill of the test. */
export default function LessonsPage() {
  useKeptPage(true)

  return (
    <div className="grid w-full gap-6">
      <PageHeading
        lead="Satu halaman untuk setiap keterampilan: yang diuji, cara mengerjakan, dua contoh, dan jebakannya."
        actions={<ButtonLink to={paths.practice}>Latihan harian</ButtonLink>}
      >
        Materi
      </PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {SECTIONS.map((section) => (
          <Card key={section}>
            <h2 className="mb-2 text-lg font-bold" lang="en">
              {SECTION_TITLES[section]}
            </h2>
            <ul>
              {SKILL_CODES.filter((skill) => SKILLS[skill].section === section).map((skill) => (
                <li key={skill} className="border-b border-line last:border-b-0">
                  <Link
                    to={paths.lesson(skill)}
                    className="flex min-h-11 items-center py-2 font-semibold text-primary hover:underline"
                  >
                    {SKILLS[skill].label}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </div>
  )
}
