import { expect, type Page } from '@playwright/test'
import { givePassword } from './password.ts'

/** What an action on learners is made of, besides its reason. */
interface Wanted {
  /** Names of the learners, or everybody. */
  who: readonly string[] | 'all'
  /** The action's name on the screen. */
  action: string
  /** Further choices by their labels, and what is chosen. */
  choices?: Readonly<Record<string, string>>
  /** The text of a message, which needs no reason. */
  message?: string
}

/** What one action took. */
export interface Handled {
  action: string
  width: number
  taps: number
  /** From the first tap until the outcome is on the invigilator's screen. */
  ms: number
}

/** An invigilator's hands on a board: takes actions as a person does, and counts taps and time. */
export class Hands {
  readonly handled: Handled[] = []
  #taps = 0

  constructor(readonly page: Page) {}

  /** Takes an action on learners of the open board, and closes its dialog. */
  async act({ who, action, choices = {}, message }: Wanted): Promise<void> {
    await this.#timed(action, async () => {
      if (who === 'all') await this.#press('Pilih Semua')
      else for (const name of who) await this.#check(`Pilih ${name}`)
      await this.#press('Tindakan')
      const dialog = this.page.getByRole('dialog')
      await dialog.getByLabel('Tindakan').selectOption(action)
      this.#taps += 1
      for (const [label, option] of Object.entries(choices)) {
        await dialog.getByLabel(label).selectOption(option)
        this.#taps += 1
      }
      if (message === undefined) await this.#press('Perangkat bermasalah')
      else await dialog.getByLabel('Pesan').fill(message)
      await expect(dialog.getByText(/^Akan dilakukan untuk/)).toBeVisible()
      await dialog.getByRole('button', { name: action, exact: true }).click()
      this.#taps += 1
      await expect(dialog.getByText(/^Dilakukan untuk/)).toBeVisible()
    })
    await this.page.getByRole('dialog').getByRole('button', { name: 'Selesai' }).click()
    await this.page.getByRole('button', { name: 'Batalkan Pilihan' }).click()
  }

  /** Makes a reset code for a learner. @returns the code */
  async issueCode(name: string, password: string): Promise<string> {
    let code = ''
    await this.#timed('Kode reset', async () => {
      await this.#press(`${name}, rincian`)
      await this.#press('Kode Reset')
      const dialog = this.page.getByRole('dialog', { name: 'Buat kode reset' })
      await dialog.getByLabel('Alasan').fill('Kartu login tertinggal.')
      await this.#press('Buat Kode')
      await givePassword(this.page, password)
      const shown = this.page.getByLabel('Kode reset', { exact: true })
      await expect(shown).toBeVisible()
      code = (await shown.textContent()) ?? ''
    })
    await this.page.getByRole('button', { name: 'Tutup' }).last().click()
    await this.page.getByRole('button', { name: `${name}, rincian` }).click()
    return code
  }

  async #press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
    this.#taps += 1
  }

  async #check(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name, exact: true }).check()
    this.#taps += 1
  }

  async #timed(action: string, work: () => Promise<void>): Promise<void> {
    this.#taps = 0
    const begun = Date.now()
    await work()
    const width = this.page.viewportSize()?.width ?? 0
    this.handled.push({ action, width, taps: this.#taps, ms: Date.now() - begun })
  }
}
