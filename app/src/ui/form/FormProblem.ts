/** Why a form could not be sent, in words of the form's own: for fields, for the whole, or for both. */
export class FormProblem extends Error {
  override readonly name = "FormProblem";
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the message shows the shop's email address, too. */
  readonly contact: boolean;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}, contact = false) {
    super(message);
    this.fields = fields;
    this.contact = contact;
  }
}
