import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BROKEN_PICTURE, LONG_TEXT, PICTURE } from '@/app/design-system/samples'
import { Shown, Specimen } from '@/app/design-system/specimen'
import { AnswerSheet } from '@/components/page/answer-sheet'
import { Brand } from '@/components/page/brand'
import ChatButton from '@/components/page/chat-button'
import { PageHeading } from '@/components/page/page-heading'
import { ThemeSwitch } from '@/components/theme/theme-switch'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { settingsQuery, useSettings } from '@/lib/settings/settings'

export function PageParts() {
  return (
    <>
      <Specimen title="Brand, on the page and on the deep ground">
        <Brand />
        <div className="rounded-md bg-deep px-4 text-on-deep">
          <Brand />
        </div>
      </Specimen>
      <Specimen title="PageHeading: with a line below and buttons, long" className="grid gap-6">
        <PageHeading lead="Paket A" actions={<Button>Tambah Soal</Button>}>
          Soal Listening
        </PageHeading>
        <PageHeading lead={LONG_TEXT}>{LONG_TEXT}</PageHeading>
      </Specimen>
      <Specimen title="ChatButton: default, hover, focus">
        <Chats />
      </Specimen>
      <Specimen title="Avatar: photo, initials, a photo that can't be loaded, one name">
        <Avatar name="Rina Wijaya" src={PICTURE} />
        <Avatar name="Rina Wijaya" src={null} />
        <Avatar name="Rina Wijaya" src={BROKEN_PICTURE} />
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

/** Floats over these boxes instead of the page, with a number even where the academy has none. */
function Chats() {
  const settings = useSettings()
  const [client] = useState(() => {
    const sample = new QueryClient()
    sample.setQueryData(settingsQuery.queryKey, { ...settings, nomorWa: '6281200000000' })
    return sample
  })

  return (
    <QueryClientProvider client={client}>
      {['', 'hover', 'focus focus-visible'].map((state) => (
        <div
          key={state}
          className="h-22 w-22 rounded-md border border-line contain-layout 2xl:w-56"
        >
          <Shown state={state}>
            <ChatButton />
          </Shown>
        </div>
      ))}
    </QueryClientProvider>
  )
}
