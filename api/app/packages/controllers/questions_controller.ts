import type { HttpContext } from '@adonisjs/core/http'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { addQuestion } from '#app/packages/actions/add_question'
import { deleteQuestion } from '#app/packages/actions/delete_question'
import { editQuestion } from '#app/packages/actions/edit_question'
import { readQuestionHistory } from '#app/packages/actions/read_question_history'
import { noteKeysOpened } from '#app/packages/actions/note_keys_opened'
import { packagePlays, questionsPackagePlays } from '#app/packages/actions/played_pages'
import { lastPlace, listQuestions, showQuestion } from '#app/packages/actions/read_questions'
import {
  listeningDraft,
  readingDraft,
  structureDraft,
  writtenDraft,
  type QuestionDraft,
  type Recording,
} from '#app/packages/actions/question_draft'
import { questionChange } from '#app/packages/transformers/question_history'
import { listedQuestion, shownQuestion } from '#app/packages/transformers/question'
import {
  listeningValidator,
  readingValidator,
  structureValidator,
  writtenValidator,
} from '#app/packages/validators'
import type { Section } from '#contracts/exam'
import { signedIn } from '#app/platform/access/signed_in'
import { acceptAudio } from '#app/platform/uploads/accept_audio'
import { withStoredFile } from '#app/platform/uploads/stored_files'

/** A package's questions. In the spec each section has its own paths and form. */
export default class QuestionsController {
  async indexListening(ctx: HttpContext) {
    return this.#index(ctx, 'listening')
  }

  async indexStructure(ctx: HttpContext) {
    return this.#index(ctx, 'structure')
  }

  async indexWritten(ctx: HttpContext) {
    return this.#index(ctx, 'written')
  }

  async indexReading(ctx: HttpContext) {
    return this.#index(ctx, 'reading')
  }

  async lastListening(ctx: HttpContext) {
    return this.#last(ctx, 'listening')
  }

  async lastStructure(ctx: HttpContext) {
    return this.#last(ctx, 'structure')
  }

  async lastWritten(ctx: HttpContext) {
    return this.#last(ctx, 'written')
  }

  async lastReading(ctx: HttpContext) {
    return this.#last(ctx, 'reading')
  }

  async show({ auth, params }: HttpContext) {
    const { question, pkg } = await showQuestion(params.soalId)
    await noteKeysOpened(signedIn(auth), pkg, question.section)
    return { data: shownQuestion(question, pkg) }
  }

  async history({ auth, params }: HttpContext) {
    const { question, pkg, changes } = await readQuestionHistory(params.soalId)
    await noteKeysOpened(signedIn(auth), pkg, question.section)
    return { data: changes.map(questionChange) }
  }

  async storeListening(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(listeningValidator)
    const plays = await packagePlays(ctx.params.paketId, input.page)
    return withRecording(ctx.request.file('audio'), plays, (recording) =>
      this.#store(ctx, 'listening', listeningDraft(input), recording)
    )
  }

  async storeStructure(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(structureValidator)
    return this.#store(ctx, 'structure', structureDraft(input))
  }

  async storeWritten(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(writtenValidator)
    return this.#store(ctx, 'written', writtenDraft(input))
  }

  async storeReading(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(readingValidator)
    return this.#store(ctx, 'reading', readingDraft(input))
  }

  async updateListening(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(listeningValidator)
    const plays = await questionsPackagePlays(ctx.params.soalId, input.page)
    return withRecording(ctx.request.file('audio'), plays, (recording) =>
      this.#update(ctx, 'listening', listeningDraft(input), recording)
    )
  }

  async updateStructure(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(structureValidator)
    return this.#update(ctx, 'structure', structureDraft(input))
  }

  async updateWritten(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(writtenValidator)
    return this.#update(ctx, 'written', writtenDraft(input))
  }

  async updateReading(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(readingValidator)
    const updated = await this.#update(ctx, 'reading', readingDraft(input))
    return { ...updated, message: 'Soal berhasil diedit!' }
  }

  async destroy(ctx: HttpContext) {
    return this.#destroy(ctx)
  }

  /** The reading table's own path; it deletes reading questions only. */
  async destroyReading(ctx: HttpContext) {
    return this.#destroy(ctx, 'reading')
  }

  async #index({ auth, params }: HttpContext, section: Section) {
    const { pkg, questions } = await listQuestions(params.paketId, section)
    await noteKeysOpened(signedIn(auth), pkg, section)
    return { data: questions.map((one) => listedQuestion(one, pkg)) }
  }

  /** The last number and page of a section, for the form of the next question. */
  async #last({ params }: HttpContext, section: Section) {
    const { number, page } = await lastPlace(params.paketId, section)
    return { last_no_soal: number, last_page: page }
  }

  async #store(
    { auth, params, response }: HttpContext,
    section: Section,
    draft: QuestionDraft,
    recording: Recording | null = null
  ) {
    const admin = signedIn(auth)
    const { id } = await addQuestion(admin, params.paketId, section, draft, recording)
    response.status(201)
    return { message: 'Soal berhasil ditambahkan!', data: { id } }
  }

  async #update(
    { auth, params }: HttpContext,
    section: Section,
    draft: QuestionDraft,
    recording: Recording | null = null
  ) {
    const admin = signedIn(auth)
    const edited = await editQuestion(admin, params.soalId, section, draft, recording)
    return {
      message: 'Soal berhasil diupdate!',
      status_paket: edited.status,
      /** Marked answers whose scores don't follow a changed key until the package is scored again. */
      ...(edited.markedByOldKey > 0 && { dinilai_kunci_lama: edited.markedByOldKey }),
    }
  }

  async #destroy({ auth, params }: HttpContext, section?: Section) {
    const admin = signedIn(auth)
    const status_paket = await deleteQuestion(admin, params.soalId, section)
    return { message: 'Soal berhasil dihapus!', status_paket }
  }
}

/**
 * Stores the uploaded recording while `work` runs and keeps it only if `work` succeeds. Ignores the file on a page that
 * plays no recording of its own.
 * @throws FileTooLarge, UnsupportedFile, InvalidInput for a file that isn't an accepted recording
 */
async function withRecording<Result>(
  file: MultipartFile | null,
  plays: boolean,
  work: (recording: Recording | null) => Promise<Result>
): Promise<Result> {
  if (!file || !plays) return work(null)
  const audio = await acceptAudio(file)
  return withStoredFile('audio', audio, (name) => work({ name, durationMs: audio.durationMs }))
}
