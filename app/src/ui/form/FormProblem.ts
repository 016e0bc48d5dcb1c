/** A form's refusal, in its own words: for fields, for the whole form, or for both. */
export class FormProblem extends Error {
  override readonly name = "FormProblem";
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the message also shows the shop's email address. */
  readonly contact: boolean;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}, contact = false) {
    super(message);
    this.fields = fields;
    this.contact = contact;
  }
}
