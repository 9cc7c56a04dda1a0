import '@/styles/passage-font.css'
import { lazy, Suspense, type ComponentType } from 'react'
import { HeaderBar } from '@/app/layouts/header-bar'
import { MainContent } from '@/app/layouts/main-content'
import { Buttons } from '@/app/design-system/groups/buttons'
import { Charts } from '@/app/design-system/groups/charts'
import { Colours } from '@/app/design-system/groups/colours'
import { ExamParts } from '@/app/design-system/groups/exam-parts'
import { Fields } from '@/app/design-system/groups/fields'
import { Files } from '@/app/design-system/groups/files'
import { Lists } from '@/app/design-system/groups/lists'
import { Messages } from '@/app/design-system/groups/messages'
import { Overlays } from '@/app/design-system/groups/overlays'
import { PageParts } from '@/app/design-system/groups/page-parts'
import { Questions } from '@/app/design-system/groups/questions'
import { Tables } from '@/app/design-system/groups/tables'
import { Writing } from '@/app/design-system/groups/writing'
import { Group } from '@/app/design-system/specimen'
import { useShownStates } from '@/app/design-system/use-shown-states'
import { PageHeading } from '@/components/page/page-heading'
import { useDocumentTitle } from '@/components/page/arrival'
import { ThemeSwitch } from '@/components/theme/theme-switch'
import { useSession } from '@/lib/session/use-session'

// The app has one already for signed-in users.
const Toaster = lazy(() => import('@/components/ui/toaster'))

const GROUPS: readonly { id: string; title: string; content: ComponentType }[] = [
  { id: 'colours', title: 'Colours', content: Colours },
  { id: 'writing', title: 'Writing', content: Writing },
  { id: 'buttons', title: 'Buttons', content: Buttons },
  { id: 'fields', title: 'Fields', content: Fields },
  { id: 'files', title: 'Files and pictures', content: Files },
  { id: 'messages', title: 'Messages and waiting', content: Messages },
  { id: 'overlays', title: 'Windows, menus, toasts', content: Overlays },
  { id: 'tables', title: 'Tables', content: Tables },
  { id: 'lists', title: 'Lists of admins', content: Lists },
  { id: 'charts', title: 'Charts', content: Charts },
  { id: 'questions', title: 'Questions', content: Questions },
  { id: 'exam', title: 'Exam', content: ExamParts },
  { id: 'page', title: 'Parts of a page', content: PageParts },
]

/** /testpage: every component in every state. */
export default function DesignSystemPage() {
  const { status } = useSession()
  useShownStates()
  // Last, because the headings of sample screens set the title too.
  useDocumentTitle('Design system')

  return (
    <>
      <HeaderBar>
        <ThemeSwitch compact />
      </HeaderBar>
      <MainContent className="mx-auto grid max-w-6xl gap-x-10 gap-y-8 px-4 py-8 sm:px-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label="Isi" className="top-24 self-start lg:sticky">
          <ul className="flex flex-wrap gap-x-4 lg:grid">
            {GROUPS.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-9 items-center font-medium text-ink-soft hover:text-ink hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-14">
          <PageHeading lead="Every component in every state. The switch in the bar changes the theme.">
            Design system
          </PageHeading>
          {GROUPS.map(({ id, title, content: Content }) => (
            <Group key={id} id={id} title={title}>
              <Content />
            </Group>
          ))}
        </div>
      </MainContent>
      <Suspense>{status === 'visitor' && <Toaster />}</Suspense>
    </>
  )
}
