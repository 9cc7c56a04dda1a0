import { LONG_TEXT, PICTURE } from '@/app/design-system/samples'
import { Specimen } from '@/app/design-system/specimen'
import { AnswerSheet } from '@/components/page/answer-sheet'
import { Brand } from '@/components/page/brand'
import { ThemeSwitch } from '@/components/theme/theme-switch'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'

export function PageParts() {
  return (
    <>
      <Specimen title="Brand, on the page and on the deep ground">
        <Brand />
        <div className="rounded-md bg-deep px-4 text-on-deep">
          <Brand />
        </div>
      </Specimen>
      <Specimen title="Avatar: photo, initials, one name">
        <Avatar name="Rina Wijaya" src={PICTURE} />
        <Avatar name="Rina Wijaya" src={null} />
        <Avatar name="Sukarno" src={null} className="size-20 text-2xl" />
      </Specimen>
      <Specimen title="ThemeSwitch: with names, compact">
        <ThemeSwitch />
        <ThemeSwitch compact />
      </Specimen>
      <Specimen title="Card" className="max-w-sm">
        <Card>{LONG_TEXT}</Card>
      </Specimen>
      <Specimen title="AnswerSheet">
        <div className="rounded-md bg-deep p-6 text-on-deep">
          <AnswerSheet className="w-48" />
        </div>
      </Specimen>
    </>
  )
}
