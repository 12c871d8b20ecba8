"""The bus between processes: the same promises on all carriers."""
