import {
  AUDIO_WRONG_TYPE,
  AUDIO_TOO_LARGE,
  AUDIO_TOO_LONG,
  AUDIO_MAX_BYTES,
  AUDIO_MAX_SECONDS,
} from '@lulus/api/contracts/uploads'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FileDrop } from '@/components/ui/files/file-drop'
import { useObjectUrl } from '@/components/ui/files/use-object-url'
import { AudioPlayer } from '@/features/admin-questions/components/form/audio-player'
import { fieldMessage } from '@/features/admin-questions/model/sentences'

/** For the browser's file dialog. The server checks the content. */
const AUDIO_TYPES = ['audio/*', '.mp3', '.m4a', '.ogg', '.wav'] as const

/** Types that some systems declare for recordings or unknown files. The player finds out. */
const MAYBE_AUDIO = /^$|^(audio|video)\/|^application\/(ogg|octet-stream)$/

/** Why a chosen file can't be the recording, judged without playing it, or null if it can. */
function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!MAYBE_AUDIO.test(type)) return AUDIO_WRONG_TYPE
  return size > AUDIO_MAX_BYTES ? AUDIO_TOO_LARGE : null
}

/** @param seconds length of the recording, from its player */
function refusalOfLength(seconds: number): string | null {
  return Number.isFinite(seconds) && seconds > AUDIO_MAX_SECONDS ? AUDIO_TOO_LONG : null
}

interface AudioFields {
  audio: File | null
}

interface AudioFieldProps {
  /** URL of the stored recording, which stays if no new one is chosen. */
  currentUrl: string | null
}

/** Lets the user choose the recording of a question and play it. */
export function AudioField({ currentUrl }: AudioFieldProps) {
  const { control, setValue, formState } = useFormContext<AudioFields>()
  const audio = useWatch({ control, name: 'audio' })
  const [refusal, setRefusal] = useState<string | null>(null)
  const chosenUrl = useObjectUrl(audio)
  const { errors, isSubmitted } = formState

  const choose = (file: File | null) =>
    setValue('audio', file, { shouldDirty: true, shouldValidate: isSubmitted })
  const take = (file: File) => {
    const reason = refusalOf(file)
    setRefusal(reason)
    if (reason === null) choose(file)
  }
  const refuse = (reason: string) => {
    setRefusal(reason)
    choose(null)
  }

  return (
    <Field
      label="Audio"
      hint="MP3, M4A, OGG, atau WAV; paling besar 20 MB dan paling lama 15 menit."
      error={refusal ?? fieldMessage(errors.audio?.message)}
      required={currentUrl === null}
    >
      {chosenUrl !== null && audio !== null ? (
        <div className="grid gap-3 rounded-md border border-line bg-muted p-3">
          <AudioPlayer
            key={chosenUrl}
            src={chosenUrl}
            name={audio.name}
            onLength={(seconds) => {
              const reason = refusalOfLength(seconds)
              if (reason !== null) refuse(reason)
            }}
            onUnreadable={() => refuse(AUDIO_WRONG_TYPE)}
          />
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => choose(null)}
          >
            <Trash2 aria-hidden className="size-4" />
            Hapus audio
          </Button>
        </div>
      ) : (
        currentUrl !== null && (
          <div className="rounded-md border border-line bg-muted p-3">
            <AudioPlayer src={currentUrl} name="Audio saat ini" />
          </div>
        )
      )}
      <FileDrop accept={AUDIO_TYPES} onFile={take}>
        <span className="font-semibold text-primary">
          {audio || currentUrl ? 'Ganti audio' : 'Pilih audio'}
        </span>{' '}
        atau seret ke sini
      </FileDrop>
    </Field>
  )
}
