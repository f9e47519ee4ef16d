import '@material/web/textfield/outlined-text-field.js';
